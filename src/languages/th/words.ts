import type { Words } from '../language.js';

export const words: Words = {
  functionWords: '',
  negations: 'ไม่ มิ ไร้ ไม่มี ไม่ใช่ ปราศจาก',
  labels: {
    words: `
      ด่วน คลิป ชมคลิป มีคลิป ภาพ ชมภาพ ภาพชุด สด ถ่ายทอดสด ไลฟ์สด วิดีโอ วิดีโอคลิป อัปเดต อัพเดต ล่าสุด
      สัมภาษณ์ สัมภาษณ์พิเศษ
    `,
    publisher: 'ข่าว',
  },
};
