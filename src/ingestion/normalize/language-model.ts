import { readFileSync } from 'node:fs';

/** The result of the detector eld for a text. */
interface Detection {
  /** Code of the most likely language; empty for a text without letters. */
  language: string;
  /** Scores by language code, 0 to 1. */
  getScores(): Record<string, number>;
  isReliable(): boolean;
}

interface Eld {
  instance: { detect(text: string): Detection };
  loadData(model: object): void;
}

// The package exports its detector only together with a model; `package.json` names one version of it.
const SOURCE = new URL('../', import.meta.resolve('eld'));
const { createEld } = (await import(new URL('languageDetector.js', SOURCE).href)) as { createEld(): Eld };

/** Marks the end of an n-gram's languages in `scores`. */
const END = 255;

/**
 * The small model of the language detector eld in one array of 14 MiB. Imported as `eld/small`, it would be 81,000
 * objects of 150 MiB. On news it is as accurate as the large model.
 */
export class LanguageModel {
  /** Languages that the model knows; for a text in another language it returns one of these. */
  readonly languages: ReadonlySet<string>;
  /** For each n-gram, pairs of a language number and its score, then `END`. */
  private readonly scores: Uint8Array;
  /** Index in `scores` where an n-gram's languages begin. */
  private readonly starts = new Map<string, number>();
  private readonly eld = createEld();

  constructor() {
    const [head, ngrams] = readFileSync(new URL('ngrams/small.js', SOURCE), 'utf8').split('ngrams:{') as [
      string,
      string,
    ];
    const languages = [...head.matchAll(/(\d+):'(\w+)'/g)].map(([, number, code]) => [number, code] as const);
    this.languages = new Set(languages.map(([, code]) => code!));
    // Fewer numbers than characters.
    const scores = new Uint8Array(ngrams.length);
    let end = 0;
    for (const [, quoted, plain, list] of ngrams.matchAll(
      /(?:'((?:[^'\\]|\\.)+)'|([\w$]+)):\{([\d:,]+)\}/g,
    )) {
      this.starts.set(quoted?.replaceAll(/\\(.)/g, '$1') ?? plain!, end);
      for (const number of list!.split(/[:,]/)) scores[end++] = Number(number);
      scores[end++] = END;
    }
    this.scores = scores.slice(0, end);
    const read = { get: (_: object, ngram: string) => this.scoresOf(ngram) };
    this.eld.loadData({
      type: 'small',
      languages: Object.fromEntries(languages),
      ngrams: new Proxy({}, read),
    });
  }

  detect(text: string): Detection {
    return this.eld.instance.detect(text);
  }

  /** The scores of an n-gram by language number. */
  private scoresOf(ngram: string): Record<number, number> | undefined {
    let at = this.starts.get(ngram);
    if (at === undefined) return undefined;
    const found: Record<number, number> = {};
    for (; this.scores[at] !== END; at += 2) found[this.scores[at]!] = this.scores[at + 1]!;
    return found;
  }
}
