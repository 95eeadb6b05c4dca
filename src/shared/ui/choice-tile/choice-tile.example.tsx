import { ChoiceTile } from './choice-tile.tsx'

export const choiceTileExample = (
  <fieldset className="f">
    <legend>When is someone at home?</legend>
    <div className="tiles">
      <ChoiceTile type="radio" name="occupancy" value="full-time" label="All year" hint="Someone most days" />
      <ChoiceTile
        type="radio"
        name="occupancy"
        value="holiday-home"
        label="Holidays only"
        hint="Weeks, mostly summer"
      />
    </div>
  </fieldset>
)
