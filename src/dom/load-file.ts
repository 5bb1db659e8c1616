/** Loads a file of the site; rejects when it cannot be loaded. */
export async function loadFile(address: string): Promise<Response> {
  const response = await fetch(address);
  if (response.ok) return response;
  throw new Error(`${address}: ${response.statusText}`);
}

export const loadJson = async <Value>(address: string): Promise<Value> =>
  (await (await loadFile(address)).json()) as Value;
