import fc from 'fast-check'
import { fakeFrame } from '../../../adapters/fake/fake-frame.ts'
import { fakeFrameConnector } from '../../../adapters/fake/fake-frame-connector.ts'
import { fakeOnRamp } from '../../../adapters/fake/fake-on-ramp.ts'
import { fakeSignIn } from '../../../adapters/fake/fake-sign-in.ts'
import type { OpenQuestion } from '../../../adapters/fake/script.ts'
import { createAccountNamesVerbs } from '../../../core/verbs/account-names-verbs.ts'
import type { ViewName } from '../../../core/domain/features/view-name.ts'
import { views } from '../../../core/domain/features/views.ts'
import { router } from '../../../core/events/shell/router.ts'
import { createFrameVerbs } from '../../../core/verbs/frame-verbs.ts'
import { createOnRampVerbs } from '../../../core/verbs/on-ramp-verbs.ts'
import { createSignInVerbs } from '../../../core/verbs/sign-in-verbs.ts'
import '../../../core/verbs/verb-errors.ts'
import { harbor, startStory } from '../../../fixtures/story.ts'
import { address } from '../effects/frame/email-story.ts'
import { resultUri, user } from '../effects/frame/social-story.ts'
import { arrival, unevenLoading } from '../features/uneven-loading.ts'

const offered = { email: true, socials: ['google', 'farcaster'] } as const

/** What a host may change while a verb waits. */
const changes = [
  { features: { ...offered, frame: false } },
  { features: offered },
  { enableOnramp: false },
  { enableOnramp: true },
  { isSiweEnabled: false },
  { isSiweEnabled: true },
  { features: { ...offered, accountNames: false } },
] as const

/** Where somebody else is asked: their next answer may stay out, or be a refusal. */
const asked = {
  injected: ['connect', 'request', 'disconnect'],
  frame: ['connectEmail', 'connectOtp', 'openPopup', 'connectSocial', 'getUser', 'updateEmail'],
  signIn: ['rules', 'session', 'message', 'verify', 'signOut'],
  onRamp: ['options', 'quote', 'link', 'openWindow'],
  accountNames: ['find', 'message', 'register', 'namesOf'],
  storage: ['read', 'write'],
} as const
const question = fc.constantFrom(
  ...Object.entries(asked).flatMap(([port, methods]) => methods.map((method) => [port, method] as const)),
)

/** Every verb of a flow, as a host calls it. */
function verbsOf({ latchkey }: ReturnType<typeof startStory>) {
  const { signIn, signOut } = createSignInVerbs(latchkey)
  const { offer, quote, buy } = createOnRampVerbs(latchkey)
  const { find, register } = createAccountNamesVerbs(latchkey)
  const frame = createFrameVerbs(latchkey)
  const verbs = {
    connect: () => latchkey.connect({ wallet: harbor.wallet.key }),
    disconnect: () => latchkey.disconnect(),
    signIn: () => signIn(),
    signOut,
    offer,
    quote: () => quote({ amount: '25' }),
    buy: () => buy({ amount: '25' }),
    find: () => find('sailor'),
    register: () => register('sailor'),
    byEmail: () => frame.byEmail(address),
    bySocial: () => frame.bySocial('google'),
    byFarcaster: () => frame.bySocial('farcaster'),
    changeEmail: () => frame.changeEmail('alice@other.example'),
  }
  return { verbs, frame }
}
type Verb = keyof ReturnType<typeof verbsOf>['verbs']
const verbNames: readonly Verb[] = [
  ...(['connect', 'disconnect', 'signIn', 'signOut', 'offer', 'quote', 'buy'] as const),
  ...(['find', 'register', 'byEmail', 'bySocial', 'byFarcaster', 'changeEmail'] as const),
]

const happening = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(fc.constant('verb' as const), fc.constantFrom(...verbNames)) },
  { weight: 3, arbitrary: fc.tuple(fc.constant('hang' as const), question) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('refuse' as const), question) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('fail' as const), fc.nat()) },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constant('go' as const), fc.constantFrom(...(Object.keys(views) as ViewName[]))),
  },
  { weight: 2, arbitrary: fc.tuple(fc.constant('change' as const), fc.constantFrom(...changes)) },
  { weight: 3, arbitrary: fc.tuple(fc.constant('wait' as const), fc.constantFrom(1, 700, 11_000, 31_000)) },
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      ...(['turn', 'turn', 'step', 'step', 'stop', 'start', 'open', 'close'] as const),
      ...(['arrive', 'code', 'consent', 'closePopup', 'leave'] as const),
    ),
  },
)

/** What happens while hosts call the verbs of flows, and how its questions for features are answered, one after the other. */
export const flows = fc.record({
  happenings: fc.array(happening, { maxLength: 30 }),
  arrivals: fc.array(arrival, { maxLength: 4 }),
  begins: fc.constantFrom('nobody' as const, 'connect' as const, 'byEmail' as const),
})
type Flows = typeof flows extends fc.Arbitrary<infer One> ? One : never

/** Plays it, lets every question that was left open fail, leaves what waits for a person, and tells which verbs still wait, and what broke. */
export async function flowsThatWait({ happenings, arrivals, begins }: Flows): Promise<readonly string[]> {
  const { port, arrive } = unevenLoading(arrivals)
  const fakes = { frame: fakeFrame({ user }), signIn: fakeSignIn(), onRamp: fakeOnRamp() }
  const connectors = {
    frame: fakeFrameConnector({ shared: [{ accounts: [user.address], chainId: user.chainId }] }),
  }
  const story = startStory({
    options: { isSiweEnabled: true, features: { ...offered, socials: [...offered.socials] } },
    ports: { features: port, ...fakes, connectors },
  })
  const { latchkey, clock, injected, accountNames, storage, events } = story
  const ports: Readonly<Record<string, { readonly hang: unknown; readonly reject: unknown }>> = {
    ...fakes,
    injected,
    accountNames,
    storage,
  }
  const { verbs, frame } = verbsOf(story)
  const hanging: OpenQuestion<never>[] = []
  const waiting = new Map<Promise<unknown>, string>()
  const call = (name: Verb) => {
    const promise = verbs[name]()
    const settled = () => waiting.delete(promise)
    waiting.set(promise, name)
    promise.then(settled, settled)
  }
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  const others: Readonly<Record<string, () => unknown>> = {
    turn,
    step: () => Promise.resolve(),
    stop: latchkey.stop,
    start: latchkey.start,
    open: () => void latchkey.open().catch(() => {}),
    close: latchkey.close,
    arrive,
    code: () => frame.enterCode('483920'),
    consent: () => fakes.frame.consent(resultUri),
    closePopup: fakes.frame.closePopup,
    leave: frame.leave,
  }
  const play = (one: (typeof happenings)[number]): unknown => {
    if (typeof one === 'string') return others[one]?.()
    const [what, about] = one
    if (what === 'verb') return call(about)
    if (what === 'wait') return clock.pass(about)
    if (what === 'go') return latchkey.dispatch(router.viewPushed({ view: about } as never))
    if (what === 'change') return latchkey.update(about)
    if (what === 'fail')
      return hanging
        .splice(about % Math.max(1, hanging.length), 1)
        .forEach((open) => open.reject({ code: 'unreachable' }))
    const [name, method] = about
    const { hang, reject } = ports[name] as {
      readonly hang: (method: string) => OpenQuestion<never>
      readonly reject: (method: string, failure: object) => void
    }
    return what === 'hang' ? hanging.push(hang(method)) : reject(method, { code: 'user-rejected' })
  }
  if (begins !== 'nobody') {
    call(begins)
    await turn()
    frame.enterCode('483920')
    await turn()
  }
  for (const one of happenings) {
    const over = play(one)
    if (over instanceof Promise) await over
  }
  for (const open of hanging) open.reject({ code: 'unreachable' })
  for (let times = 0; times < 60 && (times < 3 || waiting.size > 0); times += 1) {
    arrive()
    frame.leave()
    fakes.frame.closePopup()
    latchkey.close()
    await turn()
    clock.pass(20_000)
  }
  const broken = events.filter(({ type }) => type === 'engine/effectFailed')
  return [...waiting.values(), ...broken.map(({ data }) => JSON.stringify(data))]
}
