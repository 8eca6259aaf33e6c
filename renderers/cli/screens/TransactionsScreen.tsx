import type { TransactionsParts } from '../../../core/view-models/transactions.ts'
import { Sections } from '../card/Sections.tsx'
import type { ScreenProps } from './screen-props.ts'

const groups = [['failed', 'retry'], ['none'], ['list'], ['older']] as const

/** Transactions in the terminal. */
export function TransactionsScreen(screen: ScreenProps<TransactionsParts>) {
  return <Sections {...screen} groups={groups} />
}
