import { type CallArguments, argumentTraces } from '../model/frame.ts';
import type { Traces } from '../model/traces.ts';

/** Methods of the clients of models, as they end. */
const askingMethods =
  /\.(?:chat\.completions\.(?:create|parse)|completions\.create|responses\.(?:create|parse)|messages\.(?:create|stream)|a?generate_content(?:_async|_stream)?|converse(?:_stream)?|invoke_model)$/;

/** Functions of packages that ask a model. */
const askingFunctions =
  /^(?:litellm\.a?(?:text_)?completion|ollama\.(?:chat|generate)|ollama\.(?:Async)?Client\(\)\.(?:chat|generate)|dashscope\.\w+\.call|openai\.(?:Chat)?Completion\.a?create|replicate\.run|(?:lang\w+|llama_index)\..*\(\)\.(?:a?invoke|a?predict|a?generate|a?complete|a?chat|run)|transformers\.pipeline\(\)|vllm\.LLM\(\)\.(?:chat|generate))$/;

/** Addresses at which models are asked. */
const askingAddresses =
  /\/(?:chat\/completions|v1\/(?:completions|messages|responses)|api\/(?:chat|generate))\b|generateContent\b|:predict\b.*(?:gemini|claude)/i;

const posting =
  /^(?:requests|httpx|aiohttp|urllib3?|http)\b.*\.(?:a?post|request|urlopen|fetch|Request)$/;

/** What of an agent's work a call hands to a model; undefined where it asks none. */
export function findAsked(path: string, args: CallArguments): Traces | undefined {
  const traces = argumentTraces(args);
  if (askingMethods.test(path) || askingFunctions.test(path)) return traces;
  if (posting.test(path) || /(?:^|\.)(?:post|request)$/.test(path)) {
    const values = [...args.positional, ...args.named.values()];
    return values.some(({ text = '', isRequest }) => isRequest ?? askingAddresses.test(text))
      ? traces
      : undefined;
  }
  const isPrompted = ['messages', 'prompt', 'contents', 'input'].some((name) =>
    args.named.has(name),
  );
  return isPrompted && args.named.has('model') && path.includes('.') ? traces : undefined;
}

/** Whether a function that is not in the source asks a model, as its name says. */
export const isNamedAsAsking = (path: string): boolean =>
  /(?:^|[._])(?:llm|vlm|gpt\w*|claude|gemini|(?:ask|call|query)_model|model_judge)(?:$|[_(])/i.test(
    path.split('.').at(-1) ?? '',
  );

/** Words that tell a model to take text as data. */
const fencing =
  /\b(?:not?|never)(?: an?)? instructions? (?:to|for) you\b|\bfollow (?:nothing|none)\b|\binstructions?\b[^.]{0,60}\b(?:must|are to|should) (?:not be (?:followed|obeyed)|be ignored)|\b(?:as|is) (?:only )?(?:a )?quot(?:ation|e|ed \w+)\b[^.]{0,40}\b(?:only|not)\b|\buntrusted\b|prompt.injection|(?:ignore|disregard|do not (?:follow|obey|execute|act on)|don't follow|never follow)\b[^.]{0,60}\b(?:instruction|command|request|direction)s?|\b(?:as|is|are|only) data\b[^.]{0,40}\bnot?\b[^.]{0,20}\binstructions?/i;

/** A mark that nobody can guess, which stands on both sides of a text. */
const marking =
  /\b(\w+)\s*=[^\n]*\b(?:secrets\.|uuid\.?uuid4|uuid4|token_hex|token_urlsafe|urandom)[^]*?[{+,]\s*\1\b[^]*?[{+,]\s*\1\b/;

export const isFencing = (text: string): boolean =>
  fencing.test(text.replaceAll(/\\n|["'\s]+/g, ' ')) || marking.test(text);

/** Whether a function writes an image into what it asks. */
export const showsImage = (text: string): boolean =>
  /image_url|data:image|["']image\/|inline_data|input_image|["']type["']:\s*["']image["']/.test(
    text,
  );
