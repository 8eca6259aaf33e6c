export { mountLatchkey } from '../renderers/react-dom/modal/mount/mount.ts'
export type { MountOptions } from '../renderers/react-dom/modal/mount/mount-modal.ts'
