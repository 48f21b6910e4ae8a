export function processTree(pid: number): number[];
export function proportionalSetSize(pid: number): number;
