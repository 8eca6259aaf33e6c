import type { Part } from '../../../core/view-models/parts/parts.ts'
import { ButtonPart } from './ButtonPart.tsx'
import { ChoicePart } from './ChoicePart.tsx'
import { ItemRow } from './ItemRow.tsx'
import { LinePart } from './LinePart.tsx'
import { LinkPart } from './LinkPart.tsx'
import { ListPart } from './ListPart.tsx'
import { NoticePart } from './NoticePart.tsx'
import { PicturePart } from './PicturePart.tsx'
import { ProgressPart } from './ProgressPart.tsx'
import { QrCodePart } from './QrCodePart.tsx'
import { SlotPart } from './SlotPart.tsx'
import { StepsPart } from './StepsPart.tsx'
import { TextFieldPart } from './TextFieldPart.tsx'

/** A part at its place, `columns` wide. A list or a QR code has `room` rows. */
export type PartProps = {
  readonly place: string
  readonly part: Part | null
  readonly columns: number
  readonly room?: number
}

/** Renders a part by its kind. */
export function PartView({ place, part, columns, room = 1 }: PartProps) {
  switch (part?.part) {
    case undefined:
      return null
    case 'button':
      return <ButtonPart place={place} button={part} />
    case 'item':
      return <ItemRow id={place} item={part} />
    case 'list':
      return <ListPart place={place} list={part} columns={columns} room={room} />
    case 'line':
      return <LinePart place={place} line={part} columns={columns} />
    case 'text-field':
      return <TextFieldPart place={place} field={part} columns={columns} />
    case 'notice':
      return <NoticePart notice={part} columns={columns} />
    case 'picture':
      return <PicturePart picture={part} />
    case 'link':
      return <LinkPart place={place} link={part} columns={columns} />
    case 'progress':
      return <ProgressPart progress={part} />
    case 'qr-code':
      return <QrCodePart code={part} columns={columns} rows={room} />
    case 'slot':
      return <SlotPart slot={part} columns={columns} />
    case 'choice':
      return <ChoicePart place={place} choice={part} columns={columns} />
    case 'steps':
      return <StepsPart steps={part} />
  }
}
