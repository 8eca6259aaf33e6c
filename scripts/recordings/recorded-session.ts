import type { Sandbox } from '../../sandbox/start.ts'
import type { Visitor } from '../../tests/e2e/visitor.ts'

/** A session to record: the settings of the host page, and what the visitor does until the recording ends. */
export type RecordedSession = {
  readonly settings?: Readonly<Record<string, string>>
  readonly query?: string
  readonly isPhone?: boolean
  readonly prepare?: (sandbox: Sandbox) => void
  readonly act: (visitor: Visitor, sandbox: Sandbox) => Promise<void>
}
