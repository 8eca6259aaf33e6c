import type { Line } from '../../../core/view-models/parts/parts.ts'
import { TileImage } from './pictures/TileImage.tsx'

/** Renders a receiver as a card: the picture, the name, and every character of the address. */
export function AddressCard({ name, address }: { readonly name: Line; readonly address: Line }) {
  const whole = address.full ?? address.value
  return (
    <div className="address-card">
      {name.image && <TileImage image={name.image} size="row" />}
      <div className="address-words">
        <span className="address-name">
          <span className="address-label">{name.label}</span> <bdi title={name.full}>{name.value}</bdi>
        </span>
        {whole !== null && (
          <span className="address-line">
            <span className="visually-hidden">{address.label}</span> <GroupedAddress address={whole} />
          </span>
        )}
      </div>
    </div>
  )
}

/** Renders an address in groups of four, the first and last in bold, which visitors compare. A copy has no blanks. */
function GroupedAddress({ address }: { readonly address: string }) {
  const groups = groupsOf(address)
  return (
    <bdi className="address-groups" dir="ltr">
      {groups.map((group, place) =>
        place === 0 || place === groups.length - 1 ? (
          // Groups never change their order, and an address may repeat one.
          // oxlint-disable-next-line react/no-array-index-key
          <b key={place}>{group}</b>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key
          <span key={place}>{group}</span>
        ),
      )}
    </bdi>
  )
}

/** Splits an address into groups of four characters. The `0x` of EVM belongs to the first group. */
function groupsOf(address: string): readonly string[] {
  return address.match(/^0x.{4}|.{1,4}/g) ?? [address]
}
