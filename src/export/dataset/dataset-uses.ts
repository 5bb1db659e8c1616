import { addresses, withBase } from '#addresses/addresses.ts';

/** How a tool reads the dataset, in a line. */
export interface DatasetUse {
  tool: string;
  code: string;
}

/**
 * How common tools read `tasks.jsonl`, and how its content is compared with the digest that
 * citations name; tried with pandas 3.0, datasets 5.0 and DuckDB 1.5.
 *
 * @param siteAddress where the catalogue is published, with a slash at its end. Default: the files
 *   are in the folder where the tool runs.
 */
export function listDatasetUses(siteAddress: string | undefined): readonly DatasetUse[] {
  const locate = (name: string) =>
    siteAddress === undefined
      ? name
      : withBase(siteAddress, addresses.dataFile(name)).replaceAll("'", '%27');
  const tasks = locate('tasks.jsonl');
  const digests = locate('digests.txt');
  const read = siteAddress === undefined ? `cat ${digests}` : `curl -s '${digests}'`;
  return [
    // Otherwise ids that look like numbers become numbers.
    { tool: 'pandas', code: `pandas.read_json("${tasks}", lines=True, dtype=False)` },
    {
      tool: 'Hugging Face datasets',
      code: `datasets.load_dataset("json", data_files="${tasks}", split="train")`,
    },
    { tool: 'DuckDB', code: `SELECT id, instruction, apps FROM '${tasks}';` },
    {
      tool: 'Check the digest',
      code: `${read} | sed '/^#/d; s/^\\\\//; s/ .*//' | LC_ALL=C sort | sha256sum`,
    },
  ];
}
