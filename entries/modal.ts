export { mountLatchkey } from '../renderers/react-dom/modal/mount.ts'
export type { MountOptions } from '../renderers/react-dom/modal/mount-modal.ts'
