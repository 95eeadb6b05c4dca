import type { Example } from '#src/shared/ui/example.ts'
import { Icon, type IconName } from './icon.tsx'

/** What each stands for, in both languages. */
const meanings: Record<IconName, { en: string; es: string }> = {
  chart: { en: 'Chart', es: 'Gráfico' },
  clock: { en: 'Times', es: 'Horarios' },
  copy: { en: 'Duplicates', es: 'Duplicados' },
  euro: { en: 'Prices', es: 'Precios' },
  gauge: { en: 'Speed', es: 'Velocidad' },
  news: { en: 'News', es: 'Noticias' },
  partner: { en: 'Partner', es: 'Colaborador' },
  pen: { en: 'Write', es: 'Escribir' },
  search: { en: 'Search', es: 'Buscar' },
  share: { en: 'Share out', es: 'Repartir' },
  team: { en: 'Team', es: 'Equipo' },
  ac: { en: 'Air conditioning', es: 'Aire acondicionado' },
  alert: { en: 'Emergency', es: 'Urgencia' },
  arrow: { en: 'On to', es: 'Ir a' },
  battery: { en: 'Battery', es: 'Batería' },
  book: { en: 'Appointment', es: 'Cita' },
  chat: { en: 'Message', es: 'Mensaje' },
  check: { en: 'Done', es: 'Hecho' },
  cut: { en: 'Power cut', es: 'Apagón' },
  doc: { en: 'Document', es: 'Documento' },
  ev: { en: 'Electric car', es: 'Coche eléctrico' },
  floor: { en: 'Underfloor heating', es: 'Suelo radiante' },
  list: { en: 'Quote', es: 'Presupuesto' },
  menu: { en: 'Menu', es: 'Menú' },
  phone: { en: 'Phone', es: 'Teléfono' },
  pin: { en: 'Place', es: 'Lugar' },
  pool: { en: 'Pool', es: 'Piscina' },
  pump: { en: 'Heat pump', es: 'Aerotermia' },
  send: { en: 'Send', es: 'Enviar' },
  sun: { en: 'Sun, today', es: 'Sol, hoy' },
  solar: { en: 'Panels', es: 'Placas' },
  up: { en: 'Upload', es: 'Subir' },
  user: { en: 'Person', es: 'Persona' },
  water: { en: 'Hot water', es: 'Agua caliente' },
  x: { en: 'Close', es: 'Cerrar' },
}
const isIcon = (name: string): name is IconName => Object.hasOwn(meanings, name)
const names = Object.keys(meanings).filter(isIcon)

export const example: Example = {
  name: 'Icon',
  use: 'Beside words, never instead of them.',
  states: [
    {
      name: 'All',
      show: (language) => (
        <ul className="ds-icons">
          {names.map((name) => (
            <li key={name} className="row">
              <Icon name={name} /> {meanings[name][language]}
            </li>
          ))}
        </ul>
      ),
    },
  ],
}
