'use client'

export { mountLatchkey } from '../renderers/react-dom/mount.ts'
export type { MountOptions } from '../renderers/react-dom/mount-modal.ts'
