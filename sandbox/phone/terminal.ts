import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { describeRequest } from './answer-request.ts'
import { readPairingUri } from './pairing-uri.ts'
import type { Phone } from './phone.ts'

/** The streams of the terminal phone. `asks` says whether a person answers. */
export type TerminalPlace = {
  readonly input: Readable
  readonly asks: boolean
  write(line: string): void
}

/** The reaction to the first proposal, and the only namespace to approve (null for all). */
export type FirstMove = {
  readonly uri: string | null
  readonly reject: boolean
  readonly only: string | null
}

/**
 * Runs the phone over lines of text until `quit` or an abort. With `reject`, it ends after it has rejected the first proposal. With a URI,
 * commands wait until the first proposal has been handled.
 */
export async function runTerminal(
  phone: Phone,
  place: TerminalPlace,
  first: FirstMove,
  signal: AbortSignal,
): Promise<void> {
  const lines = createInterface({ input: place.input, terminal: false })
  const answers: ((line: string) => void)[] = []
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  let settle = () => {}
  const settled = new Promise<void>((resolve) => {
    settle = resolve
  })
  let work: Promise<void> = first.uri === null ? Promise.resolve() : settled

  // Questions are asked one at a time, and a line answers the oldest one.
  let questions: Promise<unknown> = Promise.resolve()
  const agree = (question: string): Promise<boolean> => {
    if (!place.asks) return Promise.resolve(true)
    const answer = questions.then(() => {
      place.write(`${question} [y/n]`)
      return new Promise<string>((resolve) => void answers.push(resolve))
    })
    questions = answer
    return answer.then((line) => /^y(es)?$/i.test(line.trim()))
  }
  const report = (job: Promise<unknown>) => job.catch((error: Error) => place.write(`! ${error.message}`))
  const sending = new Set<Promise<unknown>>()
  const send = async <Result>(job: Promise<Result>): Promise<Result> => {
    sending.add(job)
    return job.finally(() => sending.delete(job))
  }

  const connect = (question: string, approve: () => Promise<string>, reject: () => Promise<void>) => {
    const deal = async () => {
      if (first.reject || !(await agree(question))) {
        await send(reject())
        place.write('rejected')
        if (first.reject) finish()
        return
      }
      const topic = await send(approve())
      place.write(`connected ${topic}`)
      writeSessions(phone, place)
    }
    void report(deal()).finally(settle)
  }
  phone.onProposal(({ dapp }) => {
    place.write(`proposal from ${dapp.name} (${dapp.url})`)
    const choice = first.only === null ? {} : { namespaces: [first.only] }
    connect(`Connect to ${dapp.name}?`, () => phone.approve(choice), phone.reject)
  })
  phone.onAuthentication(({ dapp }) => {
    place.write(`sign-in for ${dapp.name} (${dapp.url})`)
    connect(`Sign in to ${dapp.name}?`, phone.signIn, phone.refuseSignIn)
  })
  phone.onRequest(({ id, dapp, chain, method, params }) => {
    const { title, text } = describeRequest(method, params)
    place.write(`request ${method} from ${dapp.name} on ${chain}\n  ${text.replaceAll('\n', '\n  ')}`)
    const deal = async () => {
      const agreed = await agree(`${title}?`)
      await send(agreed ? phone.approveRequest(id) : phone.rejectRequest(id))
      place.write(agreed ? `answered ${method}` : `rejected ${method}`)
    }
    void report(deal())
  })

  lines.on('line', (line) => {
    const answer = answers.shift()
    if (answer) return answer(line)
    if (line.trim() === 'quit') {
      settle()
      work = work.then(finish)
      return
    }
    work = work.then(() => report(command(phone, place, line.trim()))).then(() => undefined)
  })
  signal.addEventListener('abort', () => finish(), { once: true })
  if (first.uri !== null) await phone.pair(first.uri)
  await finished
  lines.close()
  if (signal.aborted) return
  // A decision in the line before `quit` is sent one turn of the event loop later.
  await new Promise((resolve) => void setImmediate(resolve))
  await Promise.allSettled(sending)
}

async function command(phone: Phone, place: TerminalPlace, line: string): Promise<void> {
  const [word = '', argument = ''] = line.split(/\s+/)
  if (word === '') return
  if (word === 'sessions') return writeSessions(phone, place)
  if (word === 'pair') await phone.pair(readPairingUri(argument))
  else if (word === 'switch')
    await phone.switchChain(argument.includes(':') ? argument : `eip155:${argument}`)
  else if (word === 'account') await phone.updateAccounts([Number(argument)])
  else if (word === 'disconnect') await phone.disconnect()
  else if (word === 'offline') await phone.goOffline()
  else if (word === 'online') await phone.goOnline()
  else if (word === 'ping') for (const { topic } of phone.sessions()) await phone.ping(topic)
  else throw new Error(`Unknown command "${word}": see --help.`)
  place.write(`done ${line}`)
}

function writeSessions(phone: Phone, place: TerminalPlace): void {
  for (const { dapp, namespaces } of phone.sessions()) {
    for (const account of Object.values(namespaces).flatMap((granted) => granted.accounts))
      place.write(`  ${dapp.name}  ${account}`)
  }
}
