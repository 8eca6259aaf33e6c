import { modal } from 'latchkey'
import { useLatchkey, useLatchkeyAccount, useLatchkeyEvents } from 'latchkey/react'
import { useState } from 'react'
import { BoardingPass } from './BoardingPass.tsx'
import { crossings } from './crossing.ts'
import type { Crossing } from './crossing.ts'
import { Departures } from './Departures.tsx'
import type { OpenAnswer } from './open-answer.ts'

/** Renders the choice of a ferry and its boarding pass. A reservation requires a connected wallet. */
export function TicketDesk() {
  const { open } = useLatchkey()
  const { isConnected } = useLatchkeyAccount()
  const [chosen, setChosen] = useState<Crossing | undefined>(crossings[0])
  const [reserved, setReserved] = useState(false)
  const [answer, setAnswer] = useState<OpenAnswer>(null)

  useLatchkeyEvents(modal.closed, ({ data }) => setAnswer(data.outcome))

  const ask: typeof open = async (request) => {
    setAnswer('waiting')
    const outcome = await open(request)
    setAnswer(outcome)
    return outcome
  }

  const reserve = async (crossing: Crossing) => {
    setChosen(crossing)
    setReserved(isConnected || (await ask({ view: 'Connect' })) === 'connected')
  }

  return (
    <>
      {chosen && (
        <BoardingPass crossing={chosen} isReserved={reserved && isConnected} answer={answer} open={ask} />
      )}
      <Departures
        chosen={chosen?.id ?? null}
        isReserved={reserved && isConnected}
        onReserve={(crossing) => void reserve(crossing)}
      />
    </>
  )
}
