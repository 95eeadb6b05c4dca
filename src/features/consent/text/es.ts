import type { ConsentText } from './types.ts'

export const es: ConsentText = {
  name: 'Tu decisión sobre las cookies',
  questions: {
    analytics:
      '¿Nos dejas contar tu visita con un servicio de estadística? Guarda cookies y nos dice qué páginas ayudan. Sin él, la web funciona igual.',
    affiliate:
      'Has llegado por el enlace de un colaborador. ¿Nos dejas recordar su código 30 días con una cookie, para pagarle si trabajamos para ti? No guarda nada sobre ti.',
  },
  accept: 'Aceptar',
  reject: 'Rechazar',
  policy: 'Política de cookies',
  settings: 'Configurar cookies',
}
