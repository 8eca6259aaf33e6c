import { useMemo } from 'react'
import type { QrCode } from '../../../../core/view-models/parts/parts.ts'
import { finderSize, qrDrawing, quietZone } from './qr-drawing.ts'
import { TileImage } from './TileImage.tsx'

const awaitedSize = 57

/**
 * Renders a QR code, dark on white in both themes, with its purpose below. While it is not ready, renders an animated square with its three
 * corners.
 */
export function QrPicture({ part: { label, text, image } }: { readonly part: QrCode }) {
  const drawing = useMemo(() => (text === null ? null : qrDrawing(text)), [text])
  const size = drawing?.size ?? awaitedSize
  const side = size + 2 * quietZone
  const margin = drawing && `${(100 * (side - drawing.hole + 2)) / 2 / side}%`
  return (
    <div className="qr">
      <div className="qr-card" data-placeholder={text === null || undefined}>
        <svg
          key={text}
          className="qr-code"
          viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
          role="img"
          aria-label={label}
          data-uri={text ?? undefined}
        >
          {drawing && <path className="qr-columns" d={drawing.columns} />}
          <Finder x={0} y={0} />
          <Finder x={size - finderSize} y={0} />
          <Finder x={0} y={size - finderSize} />
        </svg>
        {margin && (
          <span className="qr-middle" style={{ inset: margin }}>
            {image ? <TileImage image={image} size="large" /> : <KeyMark />}
          </span>
        )}
      </div>
      <p className="qr-label" role="status">
        {label}
      </p>
    </div>
  )
}

function Finder({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="qr-ring" x=".5" y=".5" width="6" height="6" rx="1.6" />
      <rect className="qr-core" x="2" y="2" width="3" height="3" rx=".8" />
    </g>
  )
}

function KeyMark() {
  return (
    <svg className="key-mark" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <circle cx="20" cy="20" r="19" />
      <path d="M20 10.5a5.5 5.5 0 0 1 2.6 10.35L24.4 29h-8.8l1.8-8.15A5.5 5.5 0 0 1 20 10.5Z" />
    </svg>
  )
}
