import { storageKeys } from '../../core/domain/storage-keys.ts'
import { prefixOf } from './storage-prefix.ts'

/** Whether a page keeps sessions of a project, or does not say so. */
export function isRemembered(projectId: string): boolean {
  try {
    return globalThis.localStorage.getItem(prefixOf(projectId) + storageKeys.sessions) !== null
  } catch {
    return true
  }
}
