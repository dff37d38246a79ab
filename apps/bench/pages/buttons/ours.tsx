// What css.json of the package says that a Button needs.
import '@klopt/ui/tokens.css'
import '@klopt/ui/css/icon.css'
import '@klopt/ui/css/spinner.css'
import '@klopt/ui/css/utilities.css'
import '@klopt/ui/css/button.css'
import { Button } from '@klopt/ui'

/** One button, with the styles of a button alone. */
export const OneButton = () => <Button variant="primary">Save</Button>
