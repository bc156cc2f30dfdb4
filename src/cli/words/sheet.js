const rows = [...document.querySelectorAll("tbody tr")];
const store = "notes of " + document.title;
const readNotes = () => {
  try { return JSON.parse(localStorage.getItem(store)) || {}; } catch { return {}; }
};
const notes = readNotes();
for (const row of rows) {
  const cell = row.querySelector(".note");
  cell.textContent = notes[row.id] || "";
  cell.addEventListener("input", () => {
    notes[row.id] = cell.innerText.trim();
    try { localStorage.setItem(store, JSON.stringify(notes)); } catch { /* A browser may keep nothing. */ }
  });
}
const show = () => {
  const wanted = document.getElementById("filter").value.toLowerCase();
  const faulty = document.getElementById("faulty").checked;
  for (const row of rows) {
    const fits = row.textContent.toLowerCase().includes(wanted);
    row.classList.toggle("hidden", !fits || (faulty && !row.querySelector(".fault")));
  }
};
document.getElementById("filter").addEventListener("input", show);
document.getElementById("faulty").addEventListener("input", show);
document.getElementById("save").addEventListener("click", () => {
  const lines = Object.entries(notes).filter(([, note]) => note);
  const text = lines.map(([key, note]) => key + "\t" + note.replace(/\s+/g, " ")).join("\n") + "\n";
  const link = document.createElement("a");
  link.download = document.title.replace(/\W+/g, "-") + ".tsv";
  link.href = URL.createObjectURL(new Blob([text], { type: "text/tab-separated-values" }));
  link.click();
});
