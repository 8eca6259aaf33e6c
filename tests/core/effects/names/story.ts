import { fakeAccountNames } from '../../../../adapters/fake/fake-account-names.ts'
import { fakeIdentity } from '../../../../adapters/fake/fake-identity.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import type { EventInput } from '../../../../core/events/define-events.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { currentView } from '../../../../core/selectors/shell/current-view.ts'
import { shownRegistration } from '../../../../core/selectors/names/registrable-name.ts'
import { accountSettingsView } from '../../../../core/view-models/account/account-settings.ts'
import { accountView } from '../../../../core/view-models/account/account.ts'
import { chooseAccountNameView } from '../../../../core/view-models/names/choose-account-name.ts'
import { toastView } from '../../../../core/view-models/shell/toast.ts'
import { typed } from '../../../../core/view-models/parts/text-field.ts'
import { registerAccountNameSuccessView } from '../../../../core/view-models/names/register-account-name-success.ts'
import { registerAccountNameView } from '../../../../core/view-models/names/register-account-name.ts'
import { bob } from '../../../../fixtures/people.ts'
import { harbor, startStory } from '../../../../fixtures/story.ts'

export const signature = `0x${'5a'.repeat(65)}`

/** Alice, connected over Harbor, has come to her settings; Bob has the name `bosun`. */
export function naming(given: Parameters<typeof startStory>[0] = {}) {
  const now = { read: () => 0 }
  const service = fakeAccountNames({ registered: { bosun: bob.address }, now: () => now.read() })
  const identity = fakeIdentity()
  const story = startStory({ ...given, ports: { accountNames: service, identity, ...given.ports } })
  const { latchkey, clock } = story
  now.read = () => clock.now()
  latchkey.start()
  latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  latchkey.dispatch(modal.openRequested({ view: 'Account' }))
  latchkey.dispatch(router.viewPushed({ view: 'AccountSettings' }))
  const state = () => latchkey.state()
  const view = () => currentView(state())
  const press = (event: EventInput | null | undefined) => event && latchkey.dispatch(event)
  const settings = () => accountSettingsView(state()).parts
  const choice = () => chooseAccountNameView(state()).parts
  const form = () => registerAccountNameView(state()).parts
  const end = () => registerAccountNameSuccessView(state()).parts
  const type = (text: string) => {
    latchkey.dispatch(typed(form().name, text))
    clock.pass(500)
  }
  const toForm = (text?: string) => {
    press(settings().accountName?.press)
    press(choice().choose.press)
    if (text !== undefined) type(text)
  }
  const asked = (method: string) => service.questions.filter((question) => question.method === method)
  const signing = () => story.injected.questions.filter(({ method }) => method === 'request')
  const toast = () => toastView(state())?.text
  const account = () => accountView(state()).parts
  const held = () => state().router.transactions.length
  const registration = () => shownRegistration(state())
  return {
    ...story,
    service,
    state,
    view,
    press,
    settings,
    choice,
    form,
    end,
    type,
    toForm,
    asked,
    signing,
    toast,
    account,
    held,
    registration,
  }
}
