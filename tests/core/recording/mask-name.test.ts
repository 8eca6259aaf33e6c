import { expect, test } from 'vitest'
import { network } from '../../../core/events/network/network.ts'
import { router } from '../../../core/events/shell/router.ts'
import { mask } from '../../../core/recording/mask.ts'
import { foldTape, rerun } from '../../../core/recording/replay.ts'
import { formatTape, parseTape } from '../../../core/recording/tape.ts'
import { naming, signature } from '../effects/names/story.ts'

test('masking removes a name whose registration failed, and the tape still reruns', () => {
  const { toForm, form, press, injected, service, latchkey, toast } = naming({ record: 1000 })
  toForm('stowaway')
  injected.answer('request', signature)
  service.reject('register', { code: 'http-status', status: 500 })
  press(form().register.press)
  expect(toast()).toBe('Error registering name stowaway.wcn.id')
  const tape = parseTape(formatTape(latchkey.recording()!))
  expect(formatTape(mask(tape))).not.toContain('stowaway')
  expect(rerun(mask(tape)).difference).toBeNull()
})

test.each(['text', 'values', 'name', 'accountNames.failed'])(
  'a message keeps its words on a masked tape where somebody typed “%s” before',
  (typed) => {
    const { toForm, form, press, service, latchkey, injected } = naming({ record: 1000 })
    press(router.viewPushed({ view: 'Networks' }))
    press(network.searchTyped({ text: typed }))
    press(router.wentBack())
    toForm('stowaway')
    injected.answer('request', signature)
    service.reject('register', { code: 'http-status', status: 500 })
    press(form().register.press)
    const masked = parseTape(formatTape(mask(parseTape(formatTape(latchkey.recording()!)))))
    expect(foldTape(masked).toast.current?.message).toMatchObject({ text: 'accountNames.failed' })
    expect(rerun(masked).difference).toBeNull()
  },
)
