import type { BootState } from '../../reducers/root.ts'

/** Returns whether the record of an earlier visit's sessions was read from storage, or could not be read. */
export function hasReadRecord({ connection }: Pick<BootState, 'connection'>): boolean {
  return connection.forgottenMeanwhile === null || connection.isRecordUnreadable === true
}
