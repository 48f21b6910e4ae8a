import { percentile } from '../../lib/report.mjs';

const DEPTH = 10;
const DAY = 86_400;

const gain = (grade) => 2 ** grade - 1;
const discounted = (grades) => grades.reduce((sum, grade, i) => sum + gain(grade) / Math.log2(i + 2), 0);

/** nDCG@10 of one answer. A repeat of a story and an article nobody has judged count as nothing. */
function scoreResults(query, answer) {
  const told = new Set();
  const grades = answer.slice(0, DEPTH).map((candidate) => {
    const group = query.find(candidate);
    if (group === undefined || told.has(group)) return 0;
    told.add(group);
    return group.grade;
  });
  const best = query.groups.map(({ grade }) => grade).sort((a, b) => b - a);
  return discounted(grades) / discounted(best.slice(0, DEPTH));
}

/**
 * How well a ranking answers the judged queries.
 *
 * @param answerOf gives the articles for a query, best first.
 */
export async function measureRanking(queries, now, answerOf) {
  const scores = [];
  const ages = [];
  const unjudged = [];
  for (const query of queries) {
    const answer = (await answerOf(query)).slice(0, DEPTH);
    scores.push(scoreResults(query, answer));
    for (const candidate of answer) {
      if (candidate.publishedAt !== null) ages.push((now - candidate.publishedAt) / DAY);
      if (query.find(candidate) === undefined) unjudged.push({ query, candidate });
    }
  }
  const ndcg = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return { ndcg, scores, medianAge: percentile(ages, 50), unjudged };
}
