import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'

const words = {
  en: {
    title: 'The cheapest hours by e-mail',
    asked: 'One more click and the cheapest hours of the next day come to your mailbox each evening.',
    confirm: 'Yes, send them each evening',
    on: 'Your evening e-mail is on. It comes when the prices of the next day are out, usually between a quarter past eight and half past nine.',
    end: 'Stop these e-mails',
    gone: 'This address gets no evening e-mail: it was stopped, or it was not confirmed within seven days.',
    back: 'To energy prices',
  },
  es: {
    title: 'Las mejores horas por correo',
    asked: 'Un clic más y las horas más baratas del día siguiente llegan a tu buzón cada tarde.',
    confirm: 'Sí, enviádmelas cada tarde',
    on: 'Tu correo de la tarde está activo. Llega cuando salen los precios del día siguiente, normalmente entre las ocho y cuarto y las nueve y media.',
    end: 'Dejar de recibir estos correos',
    gone: 'Esta dirección no recibe el correo de la tarde. Se dio de baja o no se confirmó en siete días.',
    back: 'A los precios de la energía',
  },
}

export const alertPageTitle = (language: Language) => words[language].title

/** The page behind the link of an evening mail. A link that is only opened, as programs that look through mail do, changes nothing: the buttons post. */
export function AlertPage(o: { language: Language; state: 'asked' | 'on' | 'gone'; path: string; boardPath: string }) {
  const text = words[o.language]
  const step = { asked: 'confirm', on: 'end', gone: undefined }[o.state]
  return (
    <div className="wrap sec">
      <h1>{text.title}</h1>
      <p role="status">{text[o.state]}</p>
      {step ? (
        <form method="post" action={o.path}>
          <input type="hidden" name="step" value={step} />
          <Button type="submit" tone={o.state === 'asked' ? 'primary' : 'secondary'}>
            {o.state === 'asked' ? text.confirm : text.end}
          </Button>
        </form>
      ) : null}
      <p>
        <a className="tl" href={o.boardPath}>
          {text.back}
        </a>
      </p>
    </div>
  )
}
