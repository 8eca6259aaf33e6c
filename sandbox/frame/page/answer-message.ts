import { answers, type AnswerParts } from './answers.ts'
import { hostMessage } from './host-message.ts'

/** What all answers of a frame stand on. */
export type FrameParts = Omit<AnswerParts, 'page' | 'isTakenBack' | 'tellSession'>

/** Answers each question of a host once; `say` brings it to the host at `page`. */
export function answerMessages(
  parts: FrameParts,
): (data: unknown, page: string, say: (message: object) => void) => void {
  const takenBack = new Set<string>()
  return (data, page, say) => {
    const message = hostMessage(data)
    if (!message) return
    const { name, id, payload } = message
    const post = (type: string, content: unknown) => say({ type: `@w3m-frame/${type}`, id, payload: content })
    if (name === 'RPC_ABORT') {
      takenBack.add(id)
      if (parts.approvals.abort(id)) post('RPC_ABORT_ERROR', { message: 'It was approved before.' })
      return
    }
    const tellSession = (token: string) => post('SESSION_UPDATE', { token })
    const answer = Object.hasOwn(answers, name) ? answers[name] : undefined
    if (!answer) return post(`${name}_ERROR`, { message: `${name} is not offered by this frame.` })
    Promise.resolve()
      .then(() => answer({ ...parts, page, isTakenBack: () => takenBack.has(id), tellSession }, payload, id))
      .then(
        (content) => post(`${name}_SUCCESS`, content),
        (error: Error) => post(`${name}_ERROR`, { message: error.message }),
      )
  }
}
