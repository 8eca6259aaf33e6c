import { useRef } from 'react'
import type { MouseEvent, PointerEvent } from 'react'

/** Selects all of a field by the press that brings the focus to it, so that what is typed replaces what stood there. */
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
