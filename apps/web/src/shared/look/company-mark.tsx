import * as styles from './company-mark.css.ts'

interface CompanyMarkProps {
  name: string
  /** A `data:` address; the first letter stands in its place without one. */
  logo: string | null
}

/** Whose page it is: the logo, or the first letter, with the name. */
export function CompanyMark({ name, logo }: CompanyMarkProps) {
  return (
    <p className={styles.mark}>
      {logo === null ? (
        <span className={styles.initial} aria-hidden="true">
          {name.slice(0, 1).toUpperCase()}
        </span>
      ) : (
        <img className={styles.logo} src={logo} alt="" />
      )}
      <span className={styles.company}>{name}</span>
    </p>
  )
}
