import { Kbd, Modal } from '@klopt/ui'
import * as styles from './key-sheet.css.ts'

interface KeySheetProps {
  open: boolean
  onClose: () => void
}

const SHEET: readonly { readonly heading: string; readonly keys: readonly (readonly [what: string, ...string[]])[] }[] =
  [
    {
      heading: 'Overal',
      keys: [
        ['Zoeken, rekenen of ergens heen', 'Ctrl', 'K'],
        ['Deze sneltoetsen', '?'],
        ['Sluiten wat openstaat', 'Esc'],
      ],
    },
    {
      heading: 'In een lijst',
      keys: [
        ['Zoeken in de lijst', '/'],
        ['Volgende en vorige regel', 'j', 'k'],
        ['Regel kiezen', 'x'],
        ['Regel openen', 'Enter'],
        ['Regel ernaast inkijken', 'Spatie'],
      ],
    },
    {
      heading: 'Klanten van je kantoor',
      keys: [
        ['Volgende klant van de werklijst', 'N'],
        ['Vraag stellen aan de klant', 'V'],
      ],
    },
    {
      heading: 'Bank verwerken',
      keys: [
        ['Volgende en vorige regel', '↓', '↑'],
        ['Zoeken', '/'],
        ['Akkoord', 'Enter'],
        ['Splitsen', 'S'],
        ['Regel maken', 'R'],
        ['Ongedaan maken', 'Ctrl', 'Z'],
      ],
    },
    {
      heading: 'Factuur of offerte schrijven',
      keys: [['Versturen', 'Ctrl', 'Enter']],
    },
    {
      heading: 'Inkoop boeken',
      keys: [
        ['Waarde in het document kiezen', 'Alt', '↓'],
        ['Boeken en naar de volgende', 'Ctrl', 'Enter'],
      ],
    },
  ]

/** Which keys do what, everywhere and where most is typed. */
export const KeySheet = ({ open, onClose }: KeySheetProps) => (
  <Modal open={open} onClose={onClose} title="Sneltoetsen">
    {SHEET.map(({ heading, keys }) => (
      <section key={heading}>
        <h3 className={styles.heading}>{heading}</h3>
        <dl className={styles.keys}>
          {keys.map(([what, ...pressed]) => (
            <div key={what} className={styles.key}>
              <dt>{what}</dt>
              <dd className={styles.pressed}>
                {pressed.map((each) => (
                  <Kbd key={each}>{each}</Kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
  </Modal>
)
