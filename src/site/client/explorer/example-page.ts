import { toTaskDetails } from '#explorer/details/task-details.ts';
import { exampleCatalogue } from '#catalogue/example-catalogue.ts';
import { toExplorerIndex } from '#explorer/index/explorer-index.ts';

const config = [{ type: 'sleep', parameters: { seconds: 1 } }];
const printed = exampleCatalogue({
  'a.json': { id: 'a', instruction: 'Write a letter.', related_apps: ['vlc'], config: [] },
  'b.json': { id: 'b', instruction: 'Print a table.', related_apps: ['os'], config },
  'c.json': { id: 'c', instruction: 'Print a letter.', related_apps: ['os', 'vlc'], config },
});
/** Three tasks: a letter by VLC, a printed table by the OS, a printed letter by both. */
export const printedIndex = toExplorerIndex(printed);
export const printedDetails = toTaskDetails(printed);

/** What the scripts of the explorer need of its page. */
export const exampleMarkup = `
  <task-explorer data-index="/explorer.json" data-details="/details.json" data-tasks="/tasks/" data-files="/data/"
    data-columns="app steps">
    <p class="unloaded" hidden></p>
    <form><input type="search"><ul class="completions" hidden></ul></form>
    <p class="line-notes"></p>
    <div class="toolbar">
      <details class="filters">
        <summary><span class="number"></span></summary><div class="facets"></div>
        <button type="button" class="show-found"></button>
      </details>
      <p role="status" tabindex="-1"></p>
      <ul class="chosen-values"></ul>
      <button type="button" class="reset" hidden></button>
      <p class="same"></p>
      <div class="tools">
        <select><option value=""></option><option value="instruction"></option></select>
        <details class="columns-menu">
          <input type="checkbox" value="app"><input type="checkbox" value="change">
        </details>
        <details class="export-panel"></details>
      </div>
    </div>
    <p class="since" hidden></p>
    <p class="set" hidden></p>
    <div role="table">
      <div data-sort="instruction"><button></button></div>
      <div data-sort="change"></div>
      <div class="results" style="--row-height: 39px"></div>
    </div>
    <p class="empty" hidden></p>
  </task-explorer>`;
