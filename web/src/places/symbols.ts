import { add } from "../symbols/symbols";

/** What the places show and no table does. */
add({
  copy: '<path d="M8.4 8.4H20.4V20.4H8.4Z"/><path d="M4.4 15.6V4.4H15.6"/>',
  share: '<path d="M12 15V3.6M7.6 7.6L12 3.2L16.4 7.6"/><path d="M7 11H4.6V20.8H19.4V11H17"/>',
  swap: '<path d="M4 8.4H19M15.4 4.6L19.2 8.4L15.4 12.2M20 16H5M8.6 12.4L4.8 16L8.6 19.8"/>',
  door: '<path d="M3.4 20.4H20.6M6 20.4V4.6L14.6 3V20.4M14.6 5H18V20.4"/><path d="M11.6 11.6V13.2"/>',
  moon: '<path d="M20 14.2A8.4 8.4 0 1 1 9.8 4A6.8 6.8 0 0 0 20 14.2Z"/>',
  half: '<circle cx="12" cy="12" r="8.6"/><path class="f" d="M12 3.4A8.6 8.6 0 0 1 12 20.6Z"/>',
  people:
    '<circle cx="9" cy="8" r="3.6"/><path d="M2.4 19.6C3 15.6 5.6 14 9 14S15 15.6 15.6 19.6"/><path d="M15 4.8A3.6 3.6 0 0 1 15 11.4M17.6 14.4C20 15 21.2 16.8 21.6 19.6"/>',
  bell: '<path d="M5.4 17.4H18.6L17 14.6V10.4A5 5 0 0 0 7 10.4V14.6Z"/><path d="M10.2 20.4H13.8M12 5.2V3.2"/>',
});
