import { render } from 'ink-testing-library'
import { expect, onTestFinished, test } from 'vitest'
import { modal } from '../../../core/events/shell/modal.ts'
import { useLatchkeyEvents } from '../../../entries/react.ts'
import { startStory } from '../../../fixtures/story.ts'
import { LatchkeyContext } from '../../../renderers/react-bindings/latchkey-context.ts'
import { eventually } from '../../eventually.ts'

test('a component hears events of one kind with the listener of its latest render, until it goes', async () => {
  const { latchkey } = startStory()
  const heard: string[] = []
  const Listener = ({ name }: { readonly name: string }) => {
    useLatchkeyEvents(modal.closed, ({ data }) => heard.push(`${name} ${data.outcome}`))
    return null
  }
  const tree = (name: string | null) => (
    <LatchkeyContext.Provider value={latchkey}>
      {name !== null && <Listener name={name} />}
    </LatchkeyContext.Provider>
  )
  const { rerender, unmount } = render(tree('first'))
  onTestFinished(unmount)
  const openAndClose = () => {
    void latchkey.open()
    latchkey.close()
  }
  const heardNext = async (line: string) =>
    eventually(() => {
      openAndClose()
      expect(heard.at(-1)).toBe(line)
    })
  await heardNext('first dismissed')
  rerender(tree('second'))
  await heardNext('second dismissed')
  rerender(tree(null))
  await eventually(() => {
    const before = heard.length
    openAndClose()
    expect(heard).toHaveLength(before)
  })
})
