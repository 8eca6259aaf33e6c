import { useRef } from 'react'
import type { MouseEvent, PointerEvent } from 'react'

/** Selects a field's text when a press focuses it, so that typing replaces the text. */
export function useSelectOnFocus() {
  const isNew = useRef(false)
  return {
    onPointerDown: ({ currentTarget }: PointerEvent<HTMLInputElement>) => {
      const { activeElement } = currentTarget.getRootNode() as Document | ShadowRoot
      isNew.current = activeElement !== currentTarget
    },
    onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
      const { selectionStart, selectionEnd } = currentTarget
      if (isNew.current && selectionStart === selectionEnd) currentTarget.select()
      isNew.current = false
    },
  }
}
