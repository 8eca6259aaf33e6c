import type { BootState } from '../../reducers/root.ts'

/** Whether storage has said who was connected in an earlier visit, or that it will not. */
export function hasReadRecord({ connection }: Pick<BootState, 'connection'>): boolean {
  return connection.forgottenMeanwhile === null || connection.isRecordUnreadable === true
}
