import { OneButton } from '@bench/contender'
import { createRoot } from 'react-dom/client'

createRoot(document.body.appendChild(document.createElement('div'))).render(<OneButton />)
