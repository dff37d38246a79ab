import * as styles from './mail-example.css.ts'

interface MailExampleProps {
  name: string
  colour: string | null
  /** A `data:` address; the name stands there without it. */
  logo: string | null
}

/** A mail to a client as the firm has it look, on the white of a mail program. */
export function MailExample({ name, colour, logo }: MailExampleProps) {
  const own = colour ?? KLOPT
  return (
    <div className={styles.page}>
      {logo === null ? (
        <p className={styles.name}>{name}</p>
      ) : (
        <img src={logo} alt={`Logo van ${name}`} className={styles.logo} />
      )}
      <div className={styles.letter} style={{ borderTopColor: own }}>
        <p>Hallo,</p>
        <p>Je boekhouder heeft de cijfers klaar: Btw-aangifte 3e kwartaal.</p>
        <p>Bekijk ze in Klopt en geef akkoord, of vraag eerst iets.</p>
        <span className={styles.button} style={{ backgroundColor: own, color: readableOn(own) }}>
          Cijfers bekijken
        </span>
      </div>
      <p className={styles.foot}>Namens {name}, gemaakt met Klopt</p>
    </div>
  )
}

/** Mails of Klopt itself. */
const KLOPT = '#005f6f'
/** Above it black on a colour reads better than white. */
const HALF_LUMINANCE = 0.179

/** Black or white, whichever reads best on a colour (WCAG 2.2), as mails have it. */
function readableOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > HALF_LUMINANCE ? '#000' : '#fff'
}
