import { areNearIdentical } from '../../titles/near-identical.js';
import type { StoryMember } from './story-heat.js';
import type { StoryStatements } from './story-statements.js';

/** A new member is compared with so many titles that are no copies themselves to see whether it is one. */
const MOST_COMPARED = 32;

interface ArticleRow {
  signature: Uint8Array;
  source: string;
  domain: string;
  country: string | null;
  published_at: number;
  worth: number;
}

/** Which articles belong to which story, as the index keeps it. */
export class StoryMembers {
  constructor(private readonly statements: StoryStatements) {}

  /** Adds an article of the index to a story, unless it is there already. */
  join(story: number, id: number, fit: number): void {
    if (this.statements.isMember.get(story, id) !== undefined) return;
    const article = this.statements.article.get(id) as unknown as ArticleRow | undefined;
    if (article === undefined) return;
    const { signature, source, domain, country, published_at, worth } = article;
    const others = this.statements.signatures.all(story, id, MOST_COMPARED);
    const copy = others.some((other) => areNearIdentical(other, signature));
    this.statements.join.run(story, id, source, domain, country, published_at, copy ? 1 : 0, worth, fit);
  }

  /** Makes all of another story, and the article that opened it, part of the first. */
  absorb(story: number, other: number): void {
    this.join(other, other, 0);
    this.statements.moveMembers.run(story, other);
    this.statements.dropStory.run(other);
  }

  all(story: number): StoryMember[] {
    const rows = this.statements.members.all(story) as unknown as [string, string | null, number, number][];
    return rows.map(([domain, country, publishedAt, copy]) => ({
      domain,
      country,
      publishedAt,
      copy: copy === 1,
    }));
  }
}
