import { askVisitor, type PromptAnswer, type PromptContent, type PromptWallet } from './prompt.ts'
import { ProviderError, providerCodes } from './provider-error.ts'

/** The content of a prompt without the network, which the wallet adds. */
export type ConsentContent = Omit<PromptContent, 'chain'>

/** A wallet's answers to requests, as set by a test. */
export type AnswerBehaviour = {
  /** `prompt` asks the visitor. The others answer at once, and `hang` never answers. */
  readonly answer: 'prompt' | 'approve' | 'reject' | 'hang'
  /** The delay of every answer, in milliseconds. */
  readonly delay?: number
}

/** The one prompt of a wallet. */
export type Consent = {
  /** Asks the visitor and returns the chosen positions. Throws 4001 after a rejection, and -32002 while a prompt is open. */
  ask(content: ConsentContent): Promise<readonly number[]>
  /** Accepts the next request, even if a prompt is open. */
  reset(): void
}

/** Creates the prompt of a wallet. `chain` returns the network's name, and `rejection` is the message of 4001. */
export function createConsent(
  wallet: PromptWallet,
  behaviour: () => AnswerBehaviour,
  chain: () => string,
  rejection: string,
): Consent {
  let prompting = false

  async function decide(content: ConsentContent): Promise<PromptAnswer> {
    const { answer, delay = 0 } = behaviour()
    if (answer === 'hang') return new Promise(() => undefined)
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay))
    if (answer === 'prompt') return askVisitor(wallet, { ...content, chain: chain() })
    return answer === 'approve' ? [0] : null
  }

  return {
    async ask(content) {
      if (prompting) {
        throw new ProviderError(
          providerCodes.alreadyPending,
          `${wallet.name} is already asking the visitor: wait for that answer.`,
        )
      }
      prompting = true
      try {
        const chosen = await decide(content)
        if (chosen) return chosen
        throw new ProviderError(providerCodes.userRejected, rejection)
      } finally {
        prompting = false
      }
    },
    reset() {
      prompting = false
    },
  }
}
