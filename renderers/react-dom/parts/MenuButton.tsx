import { memo, useEffect, useId, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent } from 'react'
import type { Button, Line, Link } from '../../../core/view-models/parts/parts.ts'
import { isSameData } from '../../react-bindings/same-data.ts'
import { useDispatch } from '../../react-bindings/use-dispatch.ts'
import { Icon } from './pictures/Icon.tsx'
import { TileImage } from './pictures/TileImage.tsx'

/** An entry of a menu: it dispatches an event or opens a page. */
export type MenuEntry = Button | Link

/**
 * Renders a fact as a row that opens a menu above it. The arrow down opens the menu, too. The arrow keys, Home and End move in the menu. Escape and a
 * press beside the dialog close it (https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/).
 */
export const MenuButton = memo(DrawnMenu, isSameData)

function DrawnMenu({
  part: { label, value, image },
  entries,
}: {
  readonly part: Line
  readonly entries: readonly MenuEntry[]
}) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const items = () => [...(place.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]

  useEffect(() => {
    if (!isOpen || !place.current) return
    place.current.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: !isLow() })
    const ends = [holdInPlace(place.current), closeOnBackdrop(() => setOpen(false))]
    return () => ends.forEach((end) => end())
  }, [isOpen])

  const close = () => {
    setOpen(false)
    place.current?.querySelector('button')?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) {
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      setOpen(true)
      return
    }
    const all = items()
    const at = all.findIndex((item) => item.matches(':focus'))
    const next = nextPlace(event.key, at, all.length)
    if (event.key === 'Tab') setOpen(false)
    else if (event.key === 'Escape') close()
    else if (next !== null) all[next]?.focus()
    if (event.key !== 'Escape' && next === null) return
    event.preventDefault()
    event.stopPropagation()
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (isOpen && !place.current?.contains(relatedTarget)) setOpen(false)
  }

  return (
    <div className="menu-place" ref={place} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        type="button"
        className="menu-row row"
        part="row"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={id}
        onMouseDown={(event) => isOpen && event.preventDefault()}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        {image && <TileImage image={image} size="small" />}
        <span className="row-words">
          <span className="row-detail">{label}</span>
          <span className="row-label">
            <bdi>{value}</bdi>
          </span>
        </span>
        <Icon name="more" />
      </button>
      <div className="menu" role="menu" id={id} aria-label={value ?? label} hidden={!isOpen}>
        {entries.map((entry) => (
          <MenuItem key={entry.label} part={entry} close={close} />
        ))}
      </div>
    </div>
  )
}

function MenuItem({ part, close }: { readonly part: MenuEntry; readonly close: () => void }) {
  const dispatch = useDispatch()
  const { label, icon, tone } = { tone: undefined, ...part }
  const look = { className: 'menu-item', part: 'row', role: 'menuitem', tabIndex: -1, 'data-tone': tone }
  const contents = (
    <>
      <span className="menu-icon">{icon && <Icon name={icon} />}</span>
      {label}
    </>
  )
  if (part.part === 'link') {
    return (
      <a {...look} href={part.href} target="_blank" rel="noopener noreferrer" onClick={close}>
        {contents}
      </a>
    )
  }
  const { press } = part
  return (
    <button
      type="button"
      {...look}
      aria-disabled={!press || undefined}
      onClick={() => {
        close()
        if (press) dispatch(press)
      }}
    >
      {contents}
    </button>
  )
}

/**
 * Keeps an open menu where it is in the window while the view around it grows. Thus a press reaches the entry that it was aimed at. Returns a
 * function that ends this.
 */
function holdInPlace(place: HTMLElement): () => void {
  const menu = place.querySelector<HTMLElement>('[role=menu]')
  let start = place.getBoundingClientRect().top
  const observer = new ResizeObserver(() => {
    if (menu) menu.style.translate = `0 ${start - place.getBoundingClientRect().top}px`
  })
  const startAgain = () => {
    start = place.getBoundingClientRect().top
  }
  window.addEventListener('resize', startAgain)
  for (let box: HTMLElement | null = place; box; box = box.parentElement) observer.observe(box)
  return () => {
    observer.disconnect()
    window.removeEventListener('resize', startAgain)
    menu?.style.removeProperty('translate')
  }
}

/**
 * Calls `close` for a press on the backdrop of the dialog, which then does not close the dialog. Returns a function that ends this.
 */
function closeOnBackdrop(close: () => void): () => void {
  const press = (event: Event) => {
    const [target] = event.composedPath()
    if (!(target as Partial<Element>).matches?.('dialog')) return
    event.stopPropagation()
    close()
  }
  window.addEventListener('pointerdown', press, true)
  return () => window.removeEventListener('pointerdown', press, true)
}

/** Returns whether the window is so low that the row of a menu scrolls with the view. */
function isLow(): boolean {
  return window.matchMedia('(max-height: 380px)').matches
}

/** Returns the index that a key moves to, or null if the key does not move. */
function nextPlace(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count
    case 'ArrowUp':
      return (at + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
