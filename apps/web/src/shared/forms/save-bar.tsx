import { Button } from '@klopt/ui'
import { bar, unsaved } from './form-bar.css.ts'

interface SaveBarProps {
  isDirty: boolean
  isSaving: boolean
  /** Puts everything back as it was. */
  onReset: () => void
}

/** The foot of a form of settings: that something is not kept yet, and what keeps it. */
export const SaveBar = ({ isDirty, isSaving, onReset }: SaveBarProps) => (
  <div className={bar}>
    {isDirty && <span className={unsaved}>Er zijn wijzigingen die nog niet zijn opgeslagen.</span>}
    {isDirty && (
      <Button variant="text" onClick={onReset}>
        Ongedaan maken
      </Button>
    )}
    <Button type="submit" variant="primary" loading={isSaving}>
      Opslaan
    </Button>
  </div>
)
