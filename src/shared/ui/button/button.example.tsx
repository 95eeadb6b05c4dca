import { Button, ButtonLink } from './button.tsx'

export const buttonExample = (
  <div className="row">
    <Button type="submit">Send</Button>
    <Button busy>Sending…</Button>
    <Button tone="secondary" small>
      Previous
    </Button>
    <ButtonLink tone="sea" href="/quote">
      Get a quote
    </ButtonLink>
  </div>
)
